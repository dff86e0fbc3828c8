import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { Note } from '../../note/Note';
import { explainProblem } from '../../problem/explainProblem';
import { useProblemWords } from '../../problem/ProblemWords';
import { variableText } from '../../variable-editor/variableText';
import { ChangedMeanwhileError } from '../model/ChangedMeanwhileError';
import { valueText } from './valueText';

interface RowFailureProps {
  /** What could not be done: "The variable was not saved." */
  readonly title: string;
  readonly error: unknown;
  readonly locale: string;
}

/** What went wrong with a row, at the row. */
export function RowFailure({ title, error, locale }: RowFailureProps) {
  useProblemWords();
  // The dialog for it stands above the page.
  if (isLoginRequired(error)) return null;
  if (error instanceof LostAnswerError) {
    const isUnknown = error.finding === 'unclear';
    return (
      <Note tone={isUnknown ? 'warning' : 'danger'} icon="warning" role="alert">
        {variableText(isUnknown ? 'lost' : 'lost.not', locale)}
      </Note>
    );
  }
  if (error instanceof ChangedMeanwhileError) {
    return (
      <Note tone="warning" icon="warning" role="alert">
        {error.now === null
          ? variableText('gone', locale)
          : variableText('changed', locale, { value: valueText(error.now, locale) })}
      </Note>
    );
  }
  return (
    <Note tone="danger" icon="error" role="alert" error={error}>
      {title} {explainProblem(error, locale)}
    </Note>
  );
}
