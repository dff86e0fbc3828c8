import { useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';

/** The mark of a variable that no filter shows: its name may be a slip. */
export function UnknownName() {
  const text = useTranslation().t('search.name.unknown');
  return (
    <span title={text}>
      <Icon name="info" size={16} />
      <VisuallyHidden> {text}.</VisuallyHidden>
    </span>
  );
}
