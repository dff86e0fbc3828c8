import { lazyPart } from '@taskweave/plugin-sdk';
import type { AnnounceNewsProps } from './AnnounceNews';
import { useNoticeChoice } from './noticeChoice';

const AnnounceNews = lazyPart(() => import(/* webpackChunkName: "notices" */ './AnnounceNews'), {
  isOptional: true,
});

export default function WatchNews(props: AnnounceNewsProps) {
  const [{ isOn }] = useNoticeChoice();
  return isOn && <AnnounceNews {...props} />;
}
