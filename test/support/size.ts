/** The size of a test: small on every change, long in `npm run test:long`. */
export const sized = (small: number, long: number): number =>
  process.env['BOARDROOM_TEST_SIZE'] === 'long' ? long : small;
