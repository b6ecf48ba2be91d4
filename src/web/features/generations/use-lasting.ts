import { useEffect, useState } from "react";

/** True once something has been true for so long without a break. */
export function useLasting(isTrue: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isTrue) return setLasted(false);
    const timer = setTimeout(() => setLasted(true), ms);
    return () => clearTimeout(timer);
  }, [isTrue, ms]);
  return isTrue && hasLasted;
}
