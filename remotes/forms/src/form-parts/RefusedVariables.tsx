import { useTranslation } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';

interface RefusedVariablesProps {
  readonly refused: readonly (readonly [name: string, text: string])[];
}

export function RefusedVariables({ refused }: RefusedVariablesProps) {
  const { t } = useTranslation();
  return refused.map(([name, message]) => (
    <Note key={name} tone="danger" icon="error">
      {t('error.otherField', { name, message })}
    </Note>
  ));
}
