/** Calls at once, then at most once per interval, and at the end with the latest value. */
export interface Throttled<Value> {
  (value: Value): void;
  readonly cancel: () => void;
}

export function throttled<Value>(call: (value: Value) => void, milliseconds: number): Throttled<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: Value } | null = null;
  const tell = (value: Value) => {
    call(value);
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting === null) return;
      const { value: latest } = waiting;
      waiting = null;
      tell(latest);
    }, milliseconds);
  };
  const take = (value: Value) => {
    if (timer === undefined) tell(value);
    else waiting = { value };
  };
  return Object.assign(take, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  });
}
