import { lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import styles from './FileFact.module.css';

const FilePreview = lazyPart(() => import('./FilePreview'), { takesKeys: true });

/** SVG images can run scripts, so they are not listed. */
const PICTURES: ReadonlySet<string> = new Set([
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
]);

export interface FileFactProps {
  readonly name: string;
  readonly mimeType: string;
  readonly url: string;
}

export function FileFact({ name, mimeType, url }: FileFactProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={styles.file}>
      {PICTURES.has(mimeType.toLowerCase()) && !isBroken && (
        <button
          type="button"
          className={styles.thumb}
          aria-haspopup="dialog"
          aria-label={t('facts.preview', { name })}
          onClick={() => setIsOpen(true)}
        >
          <img src={url} alt="" loading="lazy" decoding="async" onError={() => setIsBroken(true)} />
        </button>
      )}
      <a
        className={styles.name}
        href={url}
        download={name}
        aria-label={t('common.downloadNamed', { name })}
        title={mimeType || undefined}
      >
        {name}
      </a>
      {isOpen && <FilePreview name={name} url={url} onClose={() => setIsOpen(false)} />}
    </span>
  );
}
