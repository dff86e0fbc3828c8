/** A promise of a test, and what fulfils it: Node 20 has no `Promise.withResolvers`. */
export function aPromise<T = void>(): readonly [promise: Promise<T>, fulfil: (value: T) => void] {
  let fulfil: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    fulfil = resolve;
  });
  return [promise, fulfil];
}
