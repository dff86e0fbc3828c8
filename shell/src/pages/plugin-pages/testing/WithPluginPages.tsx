import type { PluginPages } from '@taskweave/addon-plugin-pages/common/PluginPages';
import type { ReactNode } from 'react';
import type { Services } from '../../../boot/Services';
import { usePluginPages } from '../usePluginPages';

export interface WithPluginPagesProps {
  readonly services: Services;
  readonly draw: (pages: PluginPages) => ReactNode;
}

export function WithPluginPages({ services, draw }: WithPluginPagesProps): ReactNode {
  return draw(usePluginPages(services));
}
