import { useFormat } from "#web/lib/i18n.tsx";

/** Names a point in time of a source: a month, a day, or a day with its hour. */
export function useMomentName(): (time: string) => string {
  const format = useFormat();
  return (time) => {
    if (/^\d{4}-\d{2}$/.test(time)) return `${format.calendarMonth(time)} ${time.slice(0, 4)}`;
    if (/^\d{4}-\d{2}-\d{2}$/.test(time)) return format.day(time);
    const moment = new Date(/T\d{2}$/.test(time) ? `${time}:00` : time);
    return Number.isNaN(moment.getTime()) ? time : format.dateTime(moment);
  };
}
