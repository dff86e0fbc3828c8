import { useTranslation } from '@taskweave/plugin-sdk';
import { ConfirmDialog } from '@taskweave/ui/confirm-dialog';
import { CopyButton } from '@taskweave/ui/copy-button';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import type { DraftEntry } from '../draftEntry';
import { keptInput } from './keptInput';

export interface GoneDraftProps {
  readonly draft: DraftEntry;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

export default function GoneDraft({ draft, onDiscard, onClose }: GoneDraftProps) {
  const { t } = useTranslation();
  const input = keptInput(draft);
  return (
    <ConfirmDialog
      title={draft.name ?? t('drafts.unnamed')}
      text={t('drafts.gone.text')}
      confirmLabel={t('draft.discard')}
      isDangerous
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {input.length > 0 && (
        <>
          <PropertyList>
            {input.map(([name, text], index) => (
              <Property key={index} label={name}>
                {text}
              </Property>
            ))}
          </PropertyList>
          <span>
            <CopyButton
              hasText
              label={t('drafts.gone.copy')}
              text={() => input.map((line) => line.filter(Boolean).join(': ')).join('\n')}
            />
          </span>
        </>
      )}
    </ConfirmDialog>
  );
}
