import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Note } from '../../note/Note';
import { useProblemWords } from '../../problem/useProblemWords';
import { VARIABLE_TEXTS } from '../../variable-editor/variableTexts';
import { ChangedMeanwhileError } from '../model/ChangedMeanwhileError';
import { valueText } from './valueText';

interface RowFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly locale: string;
}

export function RowFailure({ title, error, locale }: RowFailureProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const { explain } = useProblemWords();
  if (isLoginRequired(error)) return null;
  if (error instanceof LostAnswerError) {
    const isUnknown = error.finding === 'unclear';
    return (
      <Note tone={isUnknown ? 'warning' : 'danger'} icon="warning" role="alert">
        {t(isUnknown ? 'lost' : 'lost.not')}
      </Note>
    );
  }
  if (error instanceof ChangedMeanwhileError) {
    return (
      <Note tone="warning" icon="warning" role="alert">
        {error.now === null ? t('gone') : t('changed', { value: valueText(error.now, locale) })}
      </Note>
    );
  }
  return (
    <Note tone="danger" icon="error" role="alert" error={error}>
      {title} {explain(error)}
    </Note>
  );
}
