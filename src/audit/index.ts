export {
  type BundleHeader,
  BundleLines,
  closedFields,
  DEFAULT_ORIGIN,
  type ExportAudience,
  openingLines,
  parseAudience,
  WITHHELD,
} from './bundle.ts';
export { type ExportBundle, type ExportOptions, exportBundle } from './export.ts';
