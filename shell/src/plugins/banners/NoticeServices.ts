import type { HostPage, Navigation } from '@taskweave/plugin-sdk';
import type { SessionStore } from '../../session/SessionStore';
import type { PluginPlatform } from '../PluginPlatform';

export interface NoticeServices {
  readonly services: {
    readonly plugins: PluginPlatform;
    readonly navigation: Pick<Navigation, 'pageHref'>;
    readonly page: Pick<HostPage, 'tab'>;
    readonly session: SessionStore;
  };
}
