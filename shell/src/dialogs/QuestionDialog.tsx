import type { ConfirmRequest } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { useRef } from 'react';
import { useShellText } from '../i18n/useShellText';

export interface QuestionDialogProps {
  readonly question: ConfirmRequest;
  readonly onAnswer: (isYes: boolean) => void;
}

export default function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  const { t } = useShellText();
  const back = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const { title, text, confirmLabel, isDangerous = false } = question;
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(false)}
      title={title}
      description={text}
      closeLabel={t('action.close')}
      size="sm"
      // A stray Enter must not do what cannot be undone.
      initialFocus={isDangerous ? back : yes}
      footer={
        <>
          <Button
            ref={yes}
            variant="primary"
            tone={isDangerous ? 'danger' : undefined}
            onClick={() => onAnswer(true)}
          >
            {confirmLabel}
          </Button>
          <Button ref={back} onClick={() => onAnswer(false)}>
            {t('action.cancel')}
          </Button>
        </>
      }
    />
  );
}
