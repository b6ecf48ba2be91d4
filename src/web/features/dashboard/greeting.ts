/** Which greeting the hour asks for; `afternoon` and `evening` differ in English only. */
export type Greeting = "morning" | "afternoon" | "evening";

const morningFrom = 4;
const afternoonFrom = 12;
const eveningFrom = 17;

/** By the clock where the person lives, wherever this browser is. */
export function greetingAt(moment: Date, timeZone: string): Greeting {
  const hour = Number(new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(moment));
  if (hour >= eveningFrom || hour < morningFrom) return "evening";
  return hour >= afternoonFrom ? "afternoon" : "morning";
}
