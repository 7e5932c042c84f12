/** The service cannot start, for reasons that the operator can change. The message says which. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
