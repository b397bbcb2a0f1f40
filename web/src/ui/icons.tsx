import { classNames } from './class-names.ts'
import { Drawing, type IconLook } from './shell-icons.tsx'

// The shell loads its few icons from their own file. Screens find all icons here.
export * from './shell-icons.tsx'

export const DeleteIcon = (look: IconLook) => (
  <Drawing {...look} d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5L7 20h10l1-13.5M10 10.5v6m4-6v6" />
)
/** An icon with a direction, mirrored in pages that read from right to left. */
const Arrow = ({ className, ...look }: IconLook & { d: string }) => (
  <Drawing {...look} className={classNames('mirrored', className)} />
)
export const PreviousIcon = (look: IconLook) => <Arrow {...look} d="M15 5l-7 7 7 7" />
export const NextIcon = (look: IconLook) => <Arrow {...look} d="M9 5l7 7-7 7" />
export const DownIcon = (look: IconLook) => <Drawing {...look} d="M5 9l7 7 7-7" />
export const GripIcon = (look: IconLook) => <Drawing {...look} d="M4 8h16M4 12h16M4 16h16" />
export const PlusIcon = (look: IconLook) => <Drawing {...look} d="M12 4v16M4 12h16" />
export const CameraIcon = (look: IconLook) => (
  <Drawing {...look} d="M3 7.5h4.5l1.5-2.5h6l1.5 2.5H21V19H3zM12 16.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7z" />
)
export const CheckIcon = (look: IconLook) => <Drawing {...look} d="M4.5 12.5l5 5 10-11" />
export const PlayIcon = (look: IconLook) => <Drawing {...look} d="M7 4.5v15L19.5 12 7 4.5z" />
export const PauseIcon = (look: IconLook) => <Drawing {...look} d="M8 5v14m8-14v14" />
export const ExpandIcon = (look: IconLook) => (
  <Drawing
    {...look}
    d="M4 9.5V4h5.5m5 0H20v5.5m0 5V20h-5.5m-5 0H4v-5.500M4 4l6 6m10-6l-6 6m6 10l-6-6M4 20l6-6"
  />
)
export const ShieldIcon = (look: IconLook) => (
  <Drawing {...look} d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM8.5 12l2.5 2.5 4.5-5" />
)
export const WhatsAppIcon = (look: IconLook) => (
  <Drawing
    {...look}
    d="M3.5 20.5l1.200-4.300a8.500 8.500 0 113.200 3.100zM9 8.500c-.8 3 3 6.800 6.200 6.300l.8-1.800-2.200-1.200-1 1c-1.200-.5-2-1.300-2.500-2.500l1-1L10.200 7.200z"
  />
)
export const CallIcon = (look: IconLook) => (
  <Drawing
    {...look}
    d="M5 4h4l1.500 5-2.200 1.500a12 12 0 005.200 5.200L15 13.500l5 1.500v4c0 1-.8 1.500-1.500 1.500C10.500 20 4 13.500 3.500 5.500 3.500 4.800 4 4 5 4z"
  />
)
export const ShareIcon = (look: IconLook) => (
  <Drawing {...look} d="M12 15V3.500m0 0L8 7.500m4-4l4 4M5.500 11.500v9h13v-9" />
)
export const FlagIcon = (look: IconLook) => <Drawing {...look} d="M6 21V4h12l-3 4 3 4H6" />
export const LockIcon = (look: IconLook) => <Drawing {...look} d="M5 11h14v9H5zM8 11V8a4 4 0 018 0v3" />
export const ShowIcon = (look: IconLook) => (
  <Drawing
    {...look}
    d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z"
  />
)
export const HideIcon = (look: IconLook) => (
  <Drawing
    {...look}
    d="M9 6c1-.3 2-.5 3-.5 6 0 9.5 6.5 9.5 6.5a17 17 0 01-3 3.800M6 8a16 16 0 00-3.5 4s3.5 6.5 9.5 6.5c1.5 0 2.900-.4 4-1M4 4l16 16"
  />
)
export const TikTokIcon = (look: IconLook) => (
  <Drawing {...look} d="M14 3.5v11.5a4 4 0 11-4-4M14 3.5c.5 3 2.5 4.5 5 4.5" />
)
