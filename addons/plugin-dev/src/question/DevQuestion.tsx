import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { useRef, useSyncExternalStore } from 'react';
import type { DevTools } from '../createDevTools';
import { DEV_TEXTS } from '../texts/devTexts';

export interface DevQuestionProps {
  readonly tools: Pick<DevTools, 'request' | 'agree' | 'end' | 'subscribe'>;
}

/** The default button is the safe one: a stray Enter must not run code from the user's machine. */
export default function DevQuestion({ tools }: DevQuestionProps) {
  const { t } = useTexts(DEV_TEXTS);
  const decline = useRef<HTMLButtonElement>(null);
  const request = useSyncExternalStore(tools.subscribe, () => tools.request);
  if (request.kind !== 'asked') return null;
  return (
    <Dialog
      isOpen
      onClose={tools.end}
      title={t('title')}
      description={t('text')}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      initialFocus={decline}
      footer={
        <>
          <Button ref={decline} variant="primary" onClick={tools.end}>
            {t('decline')}
          </Button>
          <Button variant="secondary" onClick={tools.agree} data-plugin-dev-agree>
            {t('agree')}
          </Button>
        </>
      }
    >
      <PropertyList>
        <Property label={t('plugin')}>{request.override.id}</Property>
        <Property label={t('address')}>{request.override.manifest}</Property>
      </PropertyList>
    </Dialog>
  );
}
