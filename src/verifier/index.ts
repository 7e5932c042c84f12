export type { Crypto, Sha256Stream } from './crypto.ts';
export type { Finding, Level } from './findings.ts';
export { type Bytes, type LevelResult, type Report, type VerifyOptions, verifyBundle } from './verify.ts';
