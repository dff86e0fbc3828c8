import { lazyPart } from '@taskweave/plugin-sdk';
import SuggestionList, { type SuggestionListProps } from './suggestions/SuggestionList';
import type { SearchBarState } from './useSearchBar';

const ValueDialog = lazyPart(
  () => import(/* webpackChunkName: "list-dialogs" */ './suggestions/ValueDialog'),
  {
    takesKeys: true,
  },
);

export interface BarPopupsProps {
  readonly bar: SearchBarState;
  readonly list: Omit<SuggestionListProps, 'text' | 'isAdding' | 'onPick'>;
}

export function BarPopups({ bar, list }: BarPopupsProps) {
  const { text, isAdding, dialog, input } = bar;
  return (
    <>
      {bar.isOpen && (
        <SuggestionList
          {...list}
          text={text}
          isAdding={isAdding}
          onPick={(action) => {
            bar.take(action);
            input.current?.focus();
          }}
        />
      )}
      {dialog !== null && (
        <ValueDialog
          open={dialog}
          onClose={bar.closeDialog}
          onFinish={(value) => {
            bar.accept(`${dialog.before} ${value}`);
            input.current?.focus();
          }}
        />
      )}
    </>
  );
}
