import { copyText } from '@taskweave/ui/copy-text';
import { IconButton } from '@taskweave/ui/icon-button';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useState } from 'react';
import styles from './CodeBlock.module.css';

export function CodeBlock({ code }: { readonly code: string }) {
  const [status, setStatus] = useState('');

  function copy(): void {
    copyText(code).then(
      () => setStatus('Copied'),
      () => setStatus('The browser did not let it be copied'),
    );
  }

  return (
    <div className={styles.block} dir="ltr">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <span className={styles.copy}>
        <IconButton icon={status === 'Copied' ? 'check' : 'copy'} size="sm" label="Copy" onClick={copy} />
      </span>
      <span role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </span>
    </div>
  );
}
