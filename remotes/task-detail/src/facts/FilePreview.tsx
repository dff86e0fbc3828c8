import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import styles from './FileFact.module.css';

export interface FilePreviewProps {
  readonly name: string;
  readonly url: string;
  readonly onClose: () => void;
}

export default function FilePreview({ name, url, onClose }: FilePreviewProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      closeLabel={t('common.close')}
      size="lg"
      footer={
        <Button variant="secondary" icon="download" href={url} download={name}>
          {t('common.downloadNamed', { name })}
        </Button>
      }
    >
      <img className={styles.picture} src={url} alt={name} />
    </Dialog>
  );
}
