import { InfoSection, InfoSheet } from './info-sheet.tsx'

export function PrivacyPolicyScreen() {
  return (
    <InfoSheet lead="What is kept about you, and why." title="Privacy Policy">
      <InfoSection title="If you only browse">
        <p>You need no account. What you choose in the calculator stays on your device.</p>
      </InfoSection>
      <InfoSection title="If you have a company account">
        <p>
          Your name, e-mail address, services, logo and portfolios are stored so that they can be shown to
          visitors. Your password is stored only as a hash that cannot be turned back into the password.
        </p>
        <p>
          While you are signed in, your browser keeps your session under the names <code>user</code> and{' '}
          <code>token</code> in its local storage. Logging out removes both.
        </p>
      </InfoSection>
      <InfoSection title="Pictures">
        <p>
          Uploaded pictures are stored anew without the data a camera adds, such as the place where they were
          taken.
        </p>
      </InfoSection>
    </InfoSheet>
  )
}
