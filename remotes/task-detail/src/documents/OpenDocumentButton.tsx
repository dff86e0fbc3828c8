import { useTexts } from '@taskweave/i18n/page/useTexts';
import { IconButton } from '@taskweave/ui/icon-button';
import { type OpenableFile, useDocumentOpener } from './openDocument';
import { DOCUMENT_TEXTS } from './texts/documentTexts';

export function OpenDocumentButton(file: OpenableFile) {
  const { t } = useTexts(DOCUMENT_TEXTS);
  const open = useDocumentOpener(file);
  if (open === null) return null;
  return (
    <IconButton
      icon="columns"
      size="sm"
      label={t('document.open', { name: file.name })}
      onClick={({ currentTarget }) => open(currentTarget)}
    />
  );
}
