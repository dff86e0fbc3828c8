/** The messages between tabs of one browser. */
type Word = { readonly asks: string } | { readonly holds: string };

/**
 * Holds something in one tab only: a duplicated tab has a copy of the storage of the first, and asks whether that is still
 * there.
 *
 * @param id of what is held, the same in every copy
 * @param onOther another tab has held it before
 * @returns the way to let go
 */
export function holdAlone(id: string, onOther: () => void): () => void {
  const channel = new BroadcastChannel('taskweave.preview');
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    // Who is asked was there before.
    if ('asks' in data && data.asks === id) channel.postMessage({ holds: id } satisfies Word);
    if ('holds' in data && data.holds === id && isAsking) onOther();
  };
  let isAsking = true;
  // After that only later tabs are heard.
  const timer = setTimeout(() => {
    isAsking = false;
  }, ANSWER_MS);
  channel.postMessage({ asks: id } satisfies Word);
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}

/** A tab in the background may be slow. */
const ANSWER_MS = 5000;
