/** `small` by default; `BOARDROOM_TEST_SIZE=long` runs the same tests with bigger numbers. */
export const long = process.env['BOARDROOM_TEST_SIZE'] === 'long';

/** The number for the present size of the suite. */
export const sized = (small: number, big: number): number => (long ? big : small);

/** Milliseconds after which a test of such a size is taken to hang. */
export const patience = sized(60_000, 3_600_000);
