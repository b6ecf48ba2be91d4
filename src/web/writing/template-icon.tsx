import {
  BookOpen,
  Briefcase,
  CalendarHeart,
  Camera,
  ChartLine,
  Clapperboard,
  FileText,
  Footprints,
  GraduationCap,
  Handshake,
  LayoutTemplate,
  ListOrdered,
  type LucideIcon,
  Mail,
  Mails,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Package,
  Rocket,
  Scale,
  Smartphone,
  Stamp,
  Star,
  Store,
  Video,
} from "lucide-react";

/**
 * The icons that templates name (`icon` in `language/templates/*.ts`). A map and not the library's lookup by name: that one would put
 * every icon there is into the build. A test keeps it complete.
 */
export const templateIcons: Readonly<Record<string, LucideIcon>> = {
  "book-open": BookOpen,
  briefcase: Briefcase,
  "calendar-heart": CalendarHeart,
  camera: Camera,
  "chart-line": ChartLine,
  clapperboard: Clapperboard,
  "file-text": FileText,
  footprints: Footprints,
  "graduation-cap": GraduationCap,
  handshake: Handshake,
  "layout-template": LayoutTemplate,
  "list-ordered": ListOrdered,
  mail: Mail,
  mails: Mails,
  megaphone: Megaphone,
  "message-circle": MessageCircle,
  "messages-square": MessagesSquare,
  newspaper: Newspaper,
  package: Package,
  rocket: Rocket,
  scale: Scale,
  smartphone: Smartphone,
  stamp: Stamp,
  star: Star,
  store: Store,
  video: Video,
};

/** The icon of a template, decorative: its name stands beside it. */
export function TemplateIcon({ name, className }: { name: string; className?: string }) {
  const Icon = templateIcons[name] ?? FileText;
  return <Icon aria-hidden className={className} />;
}
