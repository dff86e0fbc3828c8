const PAUSE = 3_000;

export function watchTyping(view: EventTarget = globalThis): (() => boolean) & { readonly stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  const notice = () => {
    last = Date.now();
  };
  view.addEventListener?.('input', notice, true);
  const stop = () => view.removeEventListener?.('input', notice, true);
  return Object.assign(() => Date.now() - last < PAUSE, { stop });
}
