import { type ActionProps, usePointItems, useTranslation } from '@taskweave/plugin-sdk';
import { Dialog } from '@taskweave/ui/dialog';
import { fetchFormsOf } from '@taskweave/widgets/form-ahead/fetchFormsOf';
import { useEffect, useEffectEvent, useState } from 'react';
import { ProcessList } from './ProcessList';
import { StartForm } from './StartForm';
import { useProcessChoice } from './useProcessChoice';
import { useFirstProcesses } from './useStartableProcesses';

const AFTER_LIST = 300;

export default function StartProcessDialog({ close }: ActionProps) {
  const { t } = useTranslation();
  const { choice, choose, chooseCurrent, unchoose, leave } = useProcessChoice();
  const [search, setSearch] = useState('');
  const [hadForm, setHadForm] = useState(false);
  if (choice.state !== 'none' && !hadForm) setHadForm(true);
  useFirstProcesses(choice.state === 'none');
  useFormCode();
  const chosen = choice.state === 'chosen' ? choice.process : null;

  function handleClose(): void {
    leave();
    close();
  }

  return (
    <Dialog
      isOpen
      onClose={handleClose}
      title={chosen === null ? t('dialog.title') : (chosen.name ?? chosen.key)}
      closeLabel={t('common.close')}
      size={choice.state === 'none' ? 'md' : 'lg'}
      closesOnOutsidePress={choice.state === 'none'}
    >
      {choice.state === 'none' ? (
        <ProcessList search={search} onSearch={setSearch} onChoose={choose} takesFocus={hadForm} />
      ) : (
        <StartForm
          choice={choice}
          onChoose={choose}
          onChooseCurrent={chooseCurrent}
          onBack={unchoose}
          onStarted={handleClose}
        />
      )}
    </Dialog>
  );
}

function useFormCode(): void {
  const engines = usePointItems('tasklist.form');
  const fetchCode = useEffectEvent(() => fetchFormsOf([{ formKey: null, camundaFormRef: null }], engines));
  useEffect(() => {
    const timer = setTimeout(() => fetchCode(), AFTER_LIST);
    return () => clearTimeout(timer);
  }, []);
}
