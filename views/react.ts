/**
 * React, in a file of its own. A slow connection shares itself among the files that it loads: two
 * files of scripts have twice the share of one beside a page's pictures.
 */
import 'react'
import 'react/jsx-runtime'
import 'react-dom/client'
