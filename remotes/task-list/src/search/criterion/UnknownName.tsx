import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Icon } from '@taskweave/ui/icon';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';

export function UnknownName() {
  const text = useTexts(SEARCH_TOOL_TEXTS).t('search.name.unknown');
  return (
    <span title={text}>
      <Icon name="info" size={16} />
      <VisuallyHidden> {text}.</VisuallyHidden>
    </span>
  );
}
