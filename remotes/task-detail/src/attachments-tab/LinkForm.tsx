import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { TextField } from '@taskweave/ui/text-field';
import { type FormEvent, useState } from 'react';
import styles from './AttachmentsTab.module.css';
import { safeLink } from './safeLink';

export interface LinkFormProps {
  readonly isPending: boolean;
  readonly onAdd: (link: { readonly name: string; readonly url: string }) => Promise<unknown>;
}

/** Keeps an address; its name is the address itself unless one is given. */
export function LinkForm({ isPending, onAdd }: LinkFormProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [isFaulty, setIsFaulty] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const link = safeLink(url);
    setIsFaulty(link === null);
    if (link === null || isPending) return;
    const isKept = await onAdd({ name: name.trim() || url.trim(), url: link }).then(
      () => true,
      () => false,
    );
    if (!isKept) return;
    setUrl('');
    setName('');
    setIsOpen(false);
  }

  if (!isOpen) {
    return (
      <div>
        <Button size="sm" variant="secondary" icon="link" onClick={() => setIsOpen(true)}>
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
          setUrl(next);
          setIsFaulty(false);
        }}
      />
      <TextField label={t('attachments.name')} value={name} onChange={setName} />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" variant="secondary" busy={isPending}>
          {t('attachments.addLink')}
        </Button>
        <Button size="sm" onClick={() => setIsOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
