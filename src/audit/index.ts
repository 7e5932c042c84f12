export {
  type BundleHeader,
  BundleLines,
  DEFAULT_ORIGIN,
  type ExportAudience,
  openingLines,
  parseAudience,
} from './bundle.ts';
export { type ExportBundle, type ExportOptions, exportBundle } from './export.ts';
