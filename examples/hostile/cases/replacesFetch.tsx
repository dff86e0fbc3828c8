import { useEffect } from 'react';

export default function Part() {
  useEffect(() => {
    window.fetch = () => Promise.reject(new TypeError('hostile: no calls'));
  }, []);
  return <p>It answers all calls itself.</p>;
}
