export type { EngineClient } from '@taskweave/engine-client/EngineClient';
export type { PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';
export type { FormVariables, Task, VariableValue } from '@taskweave/engine-client/Task';
export type {
  ConfigOf,
  ConfigSchema,
  FlagSchema,
  ListSchema,
  NumberSchema,
  ObjectSchema,
  TextSchema,
} from '@taskweave/plugin-files/config/ConfigSchema';
export { defineConfig } from '@taskweave/plugin-files/config/ConfigSchema';
export type { Condition } from '@taskweave/plugin-files/manifest/Condition';
export type { EngineProduct, EngineRanges } from '@taskweave/plugin-files/manifest/EngineRanges';
export type { PagePlaceholder, TaskPlaceholder } from '@taskweave/plugin-files/manifest/linkTemplate';
export type { ManifestContribution, PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
export type { FactFormat, FactSetting } from '@taskweave/plugin-files/settings/FactSetting';
export type {
  DateFormatName,
  DialogSwitch,
  InstallationSettings,
} from '@taskweave/plugin-files/settings/InstallationSettings';
export type { LazyPart, LazyPartOptions } from '@taskweave/widgets/lazyPart';
export { lazyPart } from '@taskweave/widgets/lazyPart';
export type {
  Command,
  CommandGroup,
  CommandRegistration,
  Commands,
  ShortcutName,
} from './commands/Command';
export type { CommandMeta, CommandProps, Suggestion, Suggestions } from './contract/CommandMeta';
export type {
  AnyContribution,
  Contribution,
  Lazy,
  LinkMeta,
  Mount,
  MountHandle,
} from './contract/contribute';
export { contribute } from './contract/contribute';
export type {
  Activation,
  AddressOf,
  Catalogue,
  Disposer,
  EngineCall,
  PluginContext,
  PluginDefinition,
} from './contract/definePlugin';
export { definePlugin } from './contract/definePlugin';
export type {
  FormDescription,
  FormDraft,
  FormEngineProps,
  FormHandle,
  FormIntent,
  FormOutcome,
  FormRejection,
  FormResult,
  FormSnapshot,
  FormState,
  FormSubject,
  FormSubmission,
  FormType,
  FormViewProps,
  SnapshotOccasion,
} from './contract/forms';
export type { IconName, Label } from './contract/labels';
export type {
  BulkActionMeta,
  BulkActionProps,
  BulkHold,
  BulkOperation,
  BulkSkip,
  FromConfig,
  ListCellNames,
  ListCellProps,
  ListColumnMeta,
  ListViewMeta,
  ListViewProps,
  TaskConditions,
  TaskList,
  TaskRange,
  TaskSelection,
} from './contract/list';
export type { LoginAttempt, LoginDataProps, LoginMeta, LoginProps } from './contract/login';
export type { InboxChange, InboxParam, InboxParams, Navigation, PagePath } from './contract/navigation';
export type {
  ActionMeta,
  ActionProps,
  CardMeta,
  CardProps,
  ColumnMeta,
  ColumnProps,
  MetaOf,
  OfferedCommand,
  OffersCommands,
  PlaceholderOf,
  PluginPoints,
  PointContract,
  PointId,
  PropsOf,
  RouteMeta,
  TaskActionProps,
  TaskProps,
  TaskTabMeta,
  TaskTabProps,
} from './contract/points';
export type { Register, RegisteredConfig, TextKey, TextKeyOf, Translation } from './contract/register';
export type {
  Backend,
  ConfirmRequest,
  Connection,
  Connections,
  Dialogs,
  HostPage,
  Language,
  Languages,
  Leaving,
  NotificationKind,
  NotificationLink,
  NotificationRequest,
  Notifications,
  Permissions,
  PluginServices,
  PluginStorage,
  Session,
  SessionStatus,
  Settings,
  TaskEvent,
  TaskEvents,
  User,
  WantedPermission,
} from './contract/services';
export type { EngineOfProps } from './hooks/EngineOf';
export { EngineOf } from './hooks/EngineOf';
export {
  useBackend,
  useConnection,
  useDialogs,
  useEngineClient,
  useHostPage,
  useInboxHref,
  useInboxParam,
  useLanguages,
  useNavigation,
  useNotifications,
  usePageHref,
  usePages,
  usePermissions,
  usePluginConfig,
  usePluginServices,
  usePointItems,
  usePortalHost,
  useSession,
  useSessionStatus,
  useSettings,
  useStorage,
  useTaskEventListener,
  useTaskEvents,
  useTotals,
  useTranslation,
  useUser,
} from './hooks/hooks';
export type { ListedPage, PointItem, PointScope } from './hooks/host';
export type { IfPermittedProps } from './hooks/IfPermitted';
export { IfPermitted } from './hooks/IfPermitted';
export { PluginPoint } from './hooks/PluginPoint';
export type { ColorScheme, ThemeToken } from './hooks/theme';
export { readColorScheme, subscribeColorScheme, token, useColorScheme } from './hooks/theme';
export {
  useCommand,
  useCommandHint,
  useCommandList,
  useCommands,
  useHasCommand,
} from './hooks/useCommand';
export { usePermission } from './hooks/usePermission';
