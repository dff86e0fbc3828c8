import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useNotifications } from '@taskweave/plugin-sdk';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { LINK_TEXTS, type LinkSource, useLink } from './useLink';

export interface FollowedLinkProps extends LinkSource {
  readonly close: () => void;
}

export function FollowedLink({ close, ...source }: FollowedLinkProps): ReactNode {
  const { t } = useTexts(LINK_TEXTS);
  const { notify } = useNotifications();
  const { address, label } = useLink(source, null);
  const follow = useEffectEvent(() => {
    if (address === null) notify({ kind: 'warning', title: t('missing', { label }) });
    else if (/^mailto:/i.test(address)) location.assign(address);
    else window.open(address, '_blank', 'noopener,noreferrer');
    close();
  });
  useEffect(() => follow(), []);
  return null;
}
