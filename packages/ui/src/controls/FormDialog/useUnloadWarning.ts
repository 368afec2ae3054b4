import { useEffect } from 'react';

/** Has the browser ask before a reload or a closed tab throws typing away. */
export const useUnloadWarning = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
};
