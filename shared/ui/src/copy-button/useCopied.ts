import { useEffect, useState } from 'react';
import { copyText } from '../copy-text/copyText';

/** How long it says whether the text was copied, in milliseconds. */
const STATUS_TIME = 1200;

export type CopyStatus = 'copied' | 'failed';

/** Copies a text and says for a moment whether that went well. */
export function useCopied(): readonly [CopyStatus | null, (text: string) => void] {
  const [status, setStatus] = useState<{ readonly is: CopyStatus } | null>(null);

  useEffect(() => {
    if (status === null) return;
    const timer = setTimeout(() => setStatus(null), STATUS_TIME);
    return () => clearTimeout(timer);
  }, [status]);

  function copy(text: string): void {
    copyText(text).then(
      () => setStatus({ is: 'copied' }),
      () => setStatus({ is: 'failed' }),
    );
  }
  return [status?.is ?? null, copy];
}
