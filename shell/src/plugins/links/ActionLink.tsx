import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useCommand } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { iconOf } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type ReactNode, useRef } from 'react';
import { LINK_TEXTS, type LinkSource, useLink } from './useLink';

export interface ActionLinkProps extends LinkSource {
  readonly task: Task | null;
}

export function ActionLink({ task, ...source }: ActionLinkProps): ReactNode {
  const { t } = useTexts(LINK_TEXTS);
  const anchor = useRef<HTMLAnchorElement>(null);
  const { address, isPending, label, meta } = useLink(source, task);
  const { entry } = source;
  const { group = task === null ? 'go' : 'task', keys, shortcut } = meta;
  useCommand(
    address === null
      ? null
      : {
          id: `${entry.plugin.manifest.id}.${entry.contribution.id}`,
          label,
          group,
          ...(keys !== undefined && { keys }),
          ...(shortcut !== undefined && { shortcut }),
          run: () => anchor.current?.click(),
        },
  );
  const icon = iconOf(meta.icon);
  const look = {
    size: task === null ? 'md' : 'sm',
    variant: meta.isPrimary === true ? 'secondary' : 'quiet',
  } as const;
  const isIconOnly = meta.isIconOnly === true && icon !== undefined;

  if (address === null) {
    if (!isPending) return null;
    return isIconOnly ? (
      <IconButton {...look} icon={icon} label={label} disabled />
    ) : (
      <Button {...look} icon={icon} disabled>
        {label}
      </Button>
    );
  }
  const isPage = !/^mailto:/i.test(address);
  const target = {
    ...look,
    ref: anchor,
    href: address,
    ...(isPage && { target: '_blank', rel: 'noopener noreferrer' }),
  };
  if (isIconOnly) {
    return <IconButton {...target} icon={icon} label={isPage ? `${label} (${t('newTab')})` : label} />;
  }
  return (
    <Button {...target} icon={icon} iconEnd={isPage && icon !== 'external' ? 'external' : undefined}>
      {label}
      {isPage && <VisuallyHidden> ({t('newTab')})</VisuallyHidden>}
    </Button>
  );
}
