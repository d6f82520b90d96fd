/** An advisory about a package that is shipped, by itself or within a bundle. */
export interface Advisory {
  package: string
  /** The first version without the fault. */
  fixed: string
  /** GitHub's number: https://github.com/advisories/GHSA-… */
  id: string
}

const advisory = (name: string, fixed: string, id: string): Advisory => ({
  package: name,
  fixed,
  id,
})

/**
 * What became known of packages that the site ships, of the versions that it could have had. Once a
 * version is fixed, none older comes back, by whatever way.
 */
export const advisories: readonly Advisory[] = [
  advisory('body-parser', '2.2.1', 'GHSA-wqch-xfxh-vrr4'),
  advisory('body-parser', '2.3.0', 'GHSA-v422-hmwv-36x6'),
  advisory('cookie', '0.7.0', 'GHSA-pxg6-pf52-xh8x'),
  advisory('express', '4.20.0', 'GHSA-qw6h-vgh9-j6wx'),
  advisory('express-rate-limit', '8.2.2', 'GHSA-46wh-pxpv-q5gq'),
  advisory('ip-address', '10.1.1', 'GHSA-v2v4-37r5-5v8g'),
  advisory('knex', '2.4.0', 'GHSA-4jv9-3563-23j3'),
  advisory('lodash', '4.17.23', 'GHSA-xxjr-mmjv-4gpg'),
  advisory('lodash', '4.18.0', 'GHSA-f23m-r3pf-42rh'),
  advisory('lodash', '4.18.0', 'GHSA-r5fr-rjxr-66jc'),
  advisory('mysql2', '3.9.4', 'GHSA-fpw7-j2hg-69v5'),
  advisory('mysql2', '3.9.7', 'GHSA-4rch-2fh8-94vw'),
  advisory('mysql2', '3.9.8', 'GHSA-pmh2-wpjm-fj45'),
  advisory('mysql2', '3.22.0', 'GHSA-3f6p-5ww8-9rcr'),
  advisory('mysql2', '3.23.1', 'GHSA-rgwj-5xj2-c3m3'),
  advisory('nodemailer', '7.0.7', 'GHSA-mm7p-fcc7-pg87'),
  advisory('nodemailer', '7.0.11', 'GHSA-rcmh-qjqh-p98v'),
  advisory('nodemailer', '8.0.4', 'GHSA-c7w3-x93f-qmm8'),
  advisory('nodemailer', '8.0.5', 'GHSA-vvjj-xcjg-gr5g'),
  advisory('nodemailer', '8.0.9', 'GHSA-r7g4-qg5f-qqm2'),
  advisory('nodemailer', '9.0.1', 'GHSA-p6gq-j5cr-w38f'),
  advisory('nodemailer', '9.1.1', 'GHSA-2x7j-588g-ccc2'),
  advisory('nodemailer', '9.1.1', 'GHSA-8m3c-c648-2xjj'),
  advisory('nodemailer', '9.1.1', 'GHSA-cc9r-2j5m-2m83'),
  advisory('nodemailer', '9.1.1', 'GHSA-wmmp-3585-3rmp'),
  advisory('path-to-regexp', '8.4.0', 'GHSA-27v5-c462-wpq7'),
  advisory('path-to-regexp', '8.4.0', 'GHSA-j3q9-mxjg-w52f'),
  advisory('qs', '6.14.1', 'GHSA-6rw7-vpxm-498p'),
  advisory('qs', '6.14.2', 'GHSA-w7fw-mjwx-w883'),
  advisory('qs', '6.16.0', 'GHSA-4mjr-xmp4-gh2g'),
  advisory('qs', '6.16.0', 'GHSA-x5fp-wj9c-mxmx'),
  advisory('react-router', '7.12.0', 'GHSA-2w69-qvjg-hvjx'),
  advisory('react-router', '7.13.2', 'GHSA-8646-j5j9-6r62'),
  advisory('react-router', '7.18.0', 'GHSA-wrjc-x8rr-h8h6'),
  advisory('react-router', '7.18.2', 'GHSA-qwww-vcr4-c8h2'),
  advisory('send', '0.19.0', 'GHSA-m6fv-jmcg-4jfg'),
  advisory('serve-static', '1.16.0', 'GHSA-cm22-4g7w-348p'),
]
