import { encodeText } from '@taskweave/base/texts/encodeText';
import { useNavigation } from '@taskweave/plugin-sdk';
import { type SetAddressParam, useAddressParam } from '@taskweave/ui/address-param';

const PATH = '/completed-tasks';

export type PageParam = 'of' | 'words' | 'completed';

export function usePageParam(name: PageParam): readonly [string | null, SetAddressParam] {
  return useAddressParam(useNavigation(), name);
}

const NAMES: readonly PageParam[] = ['of', 'words', 'completed'];

export function useTaskHref(): (taskId: string | null) => string {
  const navigation = useNavigation();
  return (taskId) => {
    const page = navigation.pageHref(PATH);
    const query = NAMES.flatMap((name) => {
      const value = name === 'completed' ? taskId : navigation.pageParam(name);
      return value === null ? [] : [`${name}=${encodeText(value)}`];
    });
    if (query.length === 0) return page;
    return `${page}${page.includes('?') ? '&' : '?'}${query.join('&')}`;
  };
}
