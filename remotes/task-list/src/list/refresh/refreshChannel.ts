/** Ties the tabs of a browser that show the same list, so that one of them asks for all. */
export interface RefreshChannel<Answer> {
  /** Asks, and shares the answer with the other tabs. Null where another tab is asking at this moment. */
  ask(request: () => Promise<Answer>): Promise<Answer | null>;
  close(): void;
}

/**
 * Without the browser's means for it every tab asks for itself.
 *
 * @param name the same for all tabs with the same list, and no others: it must name engine and person as well
 * @param isAnswer whether a message is one: a tab from before an upgrade may send others
 * @param onAnswer gets what another tab was answered
 */
export function openRefreshChannel<Answer>(
  name: string,
  isAnswer: (message: unknown) => message is Answer,
  onAnswer: (answer: Answer) => void,
): RefreshChannel<Answer> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (isAnswer(data)) onAnswer(data);
  };
  channel?.addEventListener('message', handleMessage);
  let isOpen = true;

  async function askAndTell(request: () => Promise<Answer>): Promise<Answer> {
    const answer = await request();
    if (isOpen) channel?.postMessage(answer);
    return answer;
  }

  return {
    ask: (request) => {
      // Absent in pages that are not served safely.
      const locks = (navigator as { locks?: LockManager }).locks;
      if (locks === undefined || channel === null) return askAndTell(request);
      return locks.request(name, { ifAvailable: true }, (lock) =>
        lock === null ? null : askAndTell(request),
      );
    },
    close: () => {
      isOpen = false;
      channel?.removeEventListener('message', handleMessage);
      channel?.close();
    },
  };
}
