import { type Refusal, RefusalError, refusal } from '../ops/refusals.ts';
import { DatabaseAway, DatabaseFull, OutcomeUnknown } from '../store/index.ts';

/** Seconds after which writes may work again when the disk was full (reliability 6). */
const FULL_RETRY = 30;

/** The platform's code for a thrown error; null for one that nobody expected. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof RefusalError) return error.refusal;
  if (error instanceof OutcomeUnknown) return refusal('OUTCOME_UNKNOWN');
  if (error instanceof DatabaseFull) return refusal('UNAVAILABLE', undefined, FULL_RETRY);
  if (error instanceof DatabaseAway) return refusal('UNAVAILABLE');
  return refusalForFastify(error);
}

/** Refusals of the HTTP server itself, by its stable codes. */
function refusalForFastify(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
      return refusal('UNSUPPORTED_MEDIA_TYPE');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refusal('TOO_LARGE');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return refusal('INVALID_INPUT', 'The request does not parse.');
    default:
      return 'statusCode' in error && error.statusCode === 400 ? refusal('INVALID_INPUT') : null;
  }
}
