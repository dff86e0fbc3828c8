import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { copyText } from '@taskweave/ui/copy-text';
import { IconButton } from '@taskweave/ui/icon-button';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useEffect, useState } from 'react';

/** How long it says that the link was copied. */
const STATUS_TIME = 1200;

/** Copies a link to the list as it is, without the task that happens to be open. */
export function CopyLinkButton() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const [status, setStatus] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (status === null) return;
    const timer = setTimeout(() => setStatus(null), STATUS_TIME);
    return () => clearTimeout(timer);
  }, [status]);

  const label = t(status === null ? 'search.copy' : `search.copy.${status}`);
  return (
    <>
      <IconButton
        size="sm"
        icon={status === 'copied' ? 'check' : status === 'failed' ? 'warning' : 'link'}
        label={label}
        onClick={() => {
          const link = new URL(navigation.href({ task: null, detailsTab: null }), location.href).href;
          copyText(link).then(
            () => setStatus('copied'),
            () => setStatus('failed'),
          );
        }}
      />
      <span role="status">
        <VisuallyHidden>{status === null ? '' : label}</VisuallyHidden>
      </span>
    </>
  );
}
