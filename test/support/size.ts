const long = process.env['BOARDROOM_TEST_SIZE'] === 'long';

/** The size of a test: small on every change, long in `npm run test:long`. */
export const sized = (small: number, big: number): number => (long ? big : small);

/** Milliseconds after which a test of such a size is taken to hang. */
export const patience = sized(60_000, 3_600_000);
