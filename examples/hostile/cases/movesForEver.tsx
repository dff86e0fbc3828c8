import { useNavigation } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

export default function Part() {
  const navigation = useNavigation();
  useEffect(() => {
    let page = 1;
    const timer = setInterval(() => {
      page += 1;
      navigation.go({ page: String(page) });
    });
    return () => clearInterval(timer);
  }, [navigation]);
  return <p>It goes from page to page.</p>;
}
