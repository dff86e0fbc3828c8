import { useEffect, useState } from 'react';
import { copyText } from '../copy-text/copyText';

export type CopyStatus = 'copied' | 'failed';

/** `statusTime` is in milliseconds. */
export function useCopied(statusTime = 1200): readonly [CopyStatus | null, (text: string) => void] {
  const [status, setStatus] = useState<{ readonly is: CopyStatus } | null>(null);

  useEffect(() => {
    if (status === null) return;
    const timer = setTimeout(() => setStatus(null), statusTime);
    return () => clearTimeout(timer);
  }, [status, statusTime]);

  function copy(text: string): void {
    copyText(text).then(
      () => setStatus({ is: 'copied' }),
      () => setStatus({ is: 'failed' }),
    );
  }
  return [status?.is ?? null, copy];
}
