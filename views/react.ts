/**
 * React, in a file of its own beside the app's. A slow connection shares itself among all files
 * that it loads: in two, the scripts have twice the share that one would have beside a page's
 * pictures.
 */
import 'react'
import 'react/jsx-runtime'
import 'react-dom/client'
