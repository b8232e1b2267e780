/** A port that fails the test when it is called. */
export const mustNotBeCalled = (port: string) => (): never => {
  throw new Error(`${port} must not be called here`)
}
