import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Dialog } from '../../dialog/Dialog';
import { Property, PropertyList } from '../../property-list/PropertyList';
import { TextArea } from '../../text-area/TextArea';
import { VARIABLE_TEXTS } from '../../variable-editor/variableTexts';
import type { TableVariable } from '../model/TableVariable';
import { wholeText } from './valueText';

interface ValueDialogProps {
  readonly variable: TableVariable;
  readonly onClose: () => void;
}

export function ValueDialog({ variable, onClose }: ValueDialogProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const { name, value, valueInfo } = variable;
  const info = (['objectTypeName', 'serializationDataFormat'] as const).flatMap((key) => {
    const text = valueInfo?.[key];
    return typeof text === 'string' ? [{ key, text }] : [];
  });
  return (
    <Dialog isOpen size="lg" title={name} closeLabel={t('common.close')} onClose={onClose}>
      {info.length > 0 && (
        <PropertyList>
          {info.map(({ key, text }) => (
            <Property key={key} label={t(key === 'objectTypeName' ? 'objectTypeName' : 'format')}>
              {text}
            </Property>
          ))}
        </PropertyList>
      )}
      <TextArea label={t('value')} value={wholeText(value)} isCode readOnly />
    </Dialog>
  );
}
