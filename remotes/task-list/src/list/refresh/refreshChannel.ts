export interface RefreshChannel<Answer> {
  ask(request: () => Promise<Answer>): Promise<Answer | null>;
  close(): void;
}

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
      // Web Locks are undefined in insecure contexts (plain http).
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
