import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Icon } from '@taskweave/ui/icon';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { type ChosenFile, joinFiles } from './ChosenFile';
import { droppedFiles, pickedFiles } from './droppedFiles';
import styles from './FilePicker.module.css';

export interface FilePickerProps {
  /** Of the button that opens the dialog of the system. */
  readonly id: string;
  readonly files: readonly ChosenFile[];
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (files: readonly ChosenFile[]) => void;
}

/** Takes files and folders: dropped, or chosen in the dialog of the system. Says what was added and what was replaced. */
export function FilePicker({ id, files, error, isDisabled, onChange }: FilePickerProps) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const [news, setNews] = useState('');
  const fileInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);

  function add(more: readonly ChosenFile[]): void {
    if (more.length === 0 || isDisabled) return;
    const joined = joinFiles(files, more);
    onChange(joined.files);
    setNews(
      [
        joined.added.length > 0 && t('files.added', { count: joined.added.length }),
        joined.replaced.length > 0 && t('files.replaced', { names: joined.replaced.join(', ') }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  function handleOver(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    setIsOver(true);
  }

  const errorId = `${id}-error`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the buttons are for everybody
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragEnter={handleOver}
      onDragOver={handleOver}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void droppedFiles(event.dataTransfer).then(add);
      }}
    >
      <Icon name="upload" size={20} />
      <p className={styles.text}>{t('files.drop')}</p>
      <div className={styles.buttons}>
        <Button
          id={id}
          variant="secondary"
          icon="file"
          aria-disabled={isDisabled}
          aria-describedby={error === undefined ? undefined : errorId}
          onClick={() => fileInput.current?.click()}
        >
          {t('files.choose')}
        </Button>
        <Button aria-disabled={isDisabled} onClick={() => folderInput.current?.click()}>
          {t('files.folder')}
        </Button>
      </div>
      <p className={styles.hint}>{t('files.kinds')}</p>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <p className={styles.news} role="status">
        {files.length > 0 && news}
      </p>
      <HiddenInput ref={fileInput} onPick={add} />
      <HiddenInput ref={folderInput} takesFolders onPick={add} />
    </div>
  );
}

interface HiddenInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly takesFolders?: boolean;
  readonly onPick: (files: readonly ChosenFile[]) => void;
}

/** Opens the dialog of the system when it is clicked. */
function HiddenInput({ ref, takesFolders = false, onPick }: HiddenInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      {...(takesFolders && { webkitdirectory: '' })}
      onChange={({ currentTarget }) => {
        const picked = pickedFiles(currentTarget.files);
        // The same file can be chosen again once it was written.
        currentTarget.value = '';
        onPick(picked);
      }}
    />
  );
}
