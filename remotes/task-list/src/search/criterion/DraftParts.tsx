import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Icon } from '@taskweave/ui/icon';
import { MenuButton } from '@taskweave/ui/menu-button';
import { searchAttribute, searchAttributes } from '../../address/searchAttributes';
import styles from '../SearchBar.module.css';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';
import { type SearchDraft, withAttribute } from './searchDraft';
import { attributeLabel, operatorSign, operatorWord } from './searchTexts';
import { fittingOperators, useVariableKinds } from './variableKinds';

export interface DraftPartsProps {
  readonly draft: SearchDraft;
  readonly onChange: (draft: SearchDraft) => void;
}

export default function DraftParts({ draft, onChange }: DraftPartsProps) {
  const language = useTexts(SEARCH_TOOL_TEXTS);
  const { t } = language;
  const { attribute, name, operator } = draft;
  const subject = attributeLabel(language, attribute.key);
  const fitting = fittingOperators(attribute, useVariableKinds()(name ?? ''));
  const operators = attribute.operators.filter((one) => one === operator || fitting.includes(one));

  return (
    <>
      {drawChoice(
        subject,
        subject,
        t('search.change.attribute'),
        attribute.key,
        searchAttributes.map(({ key }) => ({ value: key, label: attributeLabel(language, key) })),
        (key) => onChange(withAttribute(draft, searchAttribute(key) ?? attribute)),
      )}
      {name !== null && (
        <button
          type="button"
          className={styles.change}
          aria-label={`${name}: ${t('search.change.name')}`}
          onClick={() => onChange({ ...draft, name: null })}
        >
          {name}
        </button>
      )}
      {operator !== null &&
        attribute.operators.length > 1 &&
        drawChoice(
          operatorSign(language, operator),
          operatorWord(language, operator),
          t('search.change.operator'),
          operator,
          operators.map((value) => ({ value, label: operatorWord(language, value) })),
          (value) => onChange({ ...draft, operator: operators.find((one) => one === value) ?? operator }),
        )}
    </>
  );

  function drawChoice(
    shown: string,
    spoken: string,
    label: string,
    value: string,
    options: readonly { readonly value: string; readonly label: string }[],
    choose: (value: string) => void,
  ) {
    return (
      <MenuButton
        label={`${spoken}: ${label}`}
        entries={[{ kind: 'choice', id: label, label, value, options, onChange: choose }]}
      >
        <span className={styles.change}>
          {shown}
          <Icon name="chevron-down" size={16} />
        </span>
      </MenuButton>
    );
  }
}
