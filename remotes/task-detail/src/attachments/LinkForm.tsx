import { isFocusLost } from '@taskweave/base/isFocusLost';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { TextField } from '@taskweave/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useUnsentInput } from '../unsent/useUnsentInput';
import styles from './Attachments.module.css';
import { safeLink } from './safeLink';

export interface LinkFormProps {
  readonly taskId: string;
  readonly isPending: boolean;
  readonly onAdd: (link: { readonly name: string; readonly url: string }) => Promise<unknown>;
}

const NO_LINK = { url: '', name: '' };

function readLink(kept: unknown): typeof NO_LINK | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { url, name } = kept as Readonly<Record<string, unknown>>;
  return typeof url === 'string' && typeof name === 'string' ? { url, name } : null;
}

export function LinkForm({ taskId, isPending, onAdd }: LinkFormProps) {
  const { t } = useTranslation();
  const unsent = useUnsentInput(`link:${taskId}`, NO_LINK, readLink);
  const { url, name } = unsent.value;
  const [isOpen, setIsOpen] = useState(!unsent.isEmpty);
  const [isFaulty, setIsFaulty] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const link = safeLink(url);
    setIsFaulty(link === null);
    if (link === null || isPending) return;
    const isKept = await onAdd({ name: name.trim() || url.trim(), url: link }).then(
      () => true,
      () => false,
    );
    if (isKept) close();
  }

  function close(): void {
    unsent.discard();
    setIsFaulty(false);
    setIsOpen(false);
    requestAnimationFrame(() => isFocusLost() && opener.current?.focus());
  }

  if (!isOpen) {
    return (
      <div>
        <Button ref={opener} size="sm" variant="secondary" icon="link" onClick={() => setIsOpen(true)}>
          {t('attachments.addLink')}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.linkForm} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        autoFocus
        type="url"
        label={t('attachments.url')}
        value={url}
        required
        error={isFaulty ? t('attachments.url.error') : undefined}
        onChange={(next) => {
          unsent.set({ url: next, name });
          setIsFaulty(false);
        }}
      />
      <TextField
        label={t('attachments.name')}
        value={name}
        onChange={(next) => unsent.set({ url, name: next })}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" variant="secondary" busy={isPending}>
          {t('attachments.addLink')}
        </Button>
        <Button size="sm" onClick={close}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
